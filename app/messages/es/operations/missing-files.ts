import type { missingFiles as english } from '../../en/operations/missing-files';
import { counted } from '../numbers';

export const missingFiles = {
  found: (total: number) => `${counted(total, 'fondo no tiene', 'fondos no tienen')} imagen en el disco.`,
  advice: 'Restaura los archivos desde una copia de seguridad o ejecuta “npm run verify” en el servidor.',
  andMore: ' y más.',
} satisfies typeof english;
