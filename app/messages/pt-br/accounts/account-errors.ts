import type { accountErrors as english } from '../../en/accounts/account-errors';
export const accountErrors = {
  wrongLogin: 'Usuário ou senha incorretos',
  endedKept: 'Sua sessão terminou. Entre para continuar. Guardamos o que você digitou.',
  resumed: 'Você entrou de novo. Nada foi salvo ainda: confira os dados e clique no botão outra vez.',
  noUsername: 'Digite seu usuário.',
  noPassword: 'Digite sua senha.',
  noCurrent: 'Digite sua senha atual.',
  noRepeated: 'Digite a nova senha outra vez.',
  wrongCurrent: 'Esta não é sua senha atual.',
  sameAsCurrent: 'Esta é sua senha atual.',
  notRepeated: 'Não é igual à nova senha.',
  tooLong: (max: number) => `Use no máximo ${max} caracteres.`,
  tooShort: (min: number) => `Use pelo menos ${min} caracteres.`,
  isUsername: 'A senha não pode ser igual ao usuário.',
  isCommon: 'É uma das 10.000 senhas mais comuns. Escolha outra.',
  noCode: 'Digite o código.',
  codeNeeded: 'A senha está certa. Envie também o código do segundo fator.',
  wrongCode: 'Este código está errado ou já foi usado. Espere o próximo.',
  wrongFirstCode: 'Este código está errado. Confira o relógio do seu aparelho e digite o próximo código.',
  lateCode: 'Demorou demais. Comece de novo.',
  unreadableFactor:
    'SESSION_SECRET mudou, e os códigos não podem ser conferidos. Digite um código de recuperação ou execute “npm run second-factor -- --off” no servidor.',
  unreadableUntilOff:
    'SESSION_SECRET mudou, e os códigos do seu aplicativo não podem ser conferidos. Desative o segundo fator e configure-o de novo.',
} satisfies typeof english;
