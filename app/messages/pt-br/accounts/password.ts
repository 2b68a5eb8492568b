import type { password as english } from '../../en/accounts/password';
export const password = {
  title: 'Mudar a senha',
  current: 'Senha atual',
  new: 'Nova senha',
  again: 'Repita a nova senha',
  hint: (min: number | undefined) =>
    `Pelo menos ${min} caracteres. Algumas palavras sem relação são melhores do que símbolos.`,
  change: 'Mudar a senha',
  changing: 'Mudando…',
  changed: { title: 'Senha alterada', text: 'As outras sessões foram encerradas.' },
  failed: 'Não foi possível mudar a senha',
  note: 'Isto encerra todas as suas outras sessões. Uma senha na configuração do servidor só vale no primeiro início.',
} satisfies typeof english;
