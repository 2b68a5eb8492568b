import type { missingFiles as english } from '../../en/operations/missing-files';
import { counted } from '../numbers';
export const missingFiles = {
  found: (total: number) => `${counted(total, 'papel de parede não tem', 'papéis de parede não têm')} imagem no disco.`,
  advice: 'Restaure os arquivos de um backup ou execute “npm run verify” no servidor.',
  andMore: ' e mais.',
} satisfies typeof english;
