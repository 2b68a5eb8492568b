import type { EntityManager } from '@mikro-orm/postgresql';
import { query } from '~/db/sql.server';
import type { Credit } from '~/features/wallpapers/credit';
import { CREDIT_COLUMNS, type CreditRow, toCredit } from '~/features/wallpapers/projections.queries.server';
import type { Size } from '~/images/cuts/cut';
import type { PictureFormat } from '~/images/signatures';

export interface FoundPicture extends Size, Credit {
  id: number;
  format: PictureFormat;
}

export async function findPicture(em: EntityManager, fileKey: string): Promise<FoundPicture | null> {
  const [row] = await query<CreditRow & Pick<FoundPicture, 'id' | 'width' | 'height' | 'format'>>(em)`
    select w.id, w.width, w.height, w.format, ${CREDIT_COLUMNS} from wallpaper w where w.file_key = ${fileKey}`;
  return row ? { ...row, ...toCredit(row) } : null;
}
