import type { formConflict as english } from '../../en/ui/form-conflict';

export const formConflict = {
  titles: {
    wallpaper: 'Este papel de parede foi alterado em outra janela',
    category: 'Esta categoria foi alterada em outra janela',
    tag: 'Esta tag foi alterada em outra janela',
    site: 'Estas configurações foram alteradas em outra janela',
    mail: 'As configurações de e-mail foram alteradas em outra janela',
    text: 'Este texto foi alterado em outra janela',
    logo: 'O logotipo foi alterado em outra janela',
    letter: 'Esta newsletter foi alterada em outra janela',
    schedule: 'A agenda foi alterada em outra janela',
    picture: 'A imagem foi substituída em outra janela',
    focalPoint: 'O ponto focal foi movido em outra janela',
    versions: 'As versões foram alteradas em outra janela',
  },
  unsaved:
    'Guardamos o que você digitou. Ainda não foi salvo. A tabela mostra em que sua versão difere da salva. Os campos que você não mudou mostram agora os valores salvos.',
  same: 'Nada se perdeu: o formulário abaixo é igual à versão salva.',
  file: 'Seu arquivo não foi salvo. Para usá-lo mesmo assim, escolha-o de novo e salve.',
  saved: 'Salva',
  yours: 'Sua',
  none: 'Nada',
  save: 'Salvar minha versão',
  saving: 'Salvando…',
  discard: 'Usar a versão salva',
} satisfies typeof english;
