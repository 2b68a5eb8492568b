import type { curatedSets as english } from '../../en/sets/curated-sets';
import { counted, exactCount } from '../numbers';

export const curatedSets = {
  make: 'Criar[ um] conjunto',
  made: (count: number) => `Conjunto criado: ${exactCount(count)} versões`,
  show: 'Ver o conjunto',
  role: (title: string) => `Função de ${title}`,
  save: 'Salvar funções',
  saving: 'Salvando…',
  saved: 'Funções salvas',
  leave: 'Retirar',
  leaveNamed: (title: string) => `Retirar ${title} do conjunto`,
  left: 'Retirado do conjunto',
  failed: 'Não foi possível salvar o conjunto',
  draft: 'Rascunho',
  proposals: {
    title: 'Conjuntos propostos',
    lead: 'Estas imagens têm o mesmo título em formatos diferentes, ou seus títulos só diferem em palavras como “dark” ou “phone”. Desmarque as imagens que não fazem parte do conjunto.',
    noun: ['proposta', 'propostas'] as [string, string],
    none: 'Nenhum conjunto a propor. As propostas reúnem imagens com o mesmo título em formatos diferentes, ou cujos títulos só diferem em palavras como “dark” ou “phone”.',
    include: (title: string) => `Incluir ${title}`,
    make: 'Criar este conjunto',
    count: (count: number) => counted(count, 'conjunto proposto', 'conjuntos propostos'),
  },
} satisfies typeof english;
