import type { FieldMetadata } from '@conform-to/react';
import { Link } from '@remix-run/react';
import type { ChangeEventHandler } from 'react';
import { ACCEPTED_FILES } from '~/features/wallpapers/wallpaper.limits';
import { messagesOf } from '~/messages/messages';
import { FileField } from '~/ui/forms/field';

interface PictureFieldProps {
  field: FieldMetadata<string>;
  label: string;
  hint: string;
  maxUploadMb: number;
  /** Path of the wallpaper that already has the picture. */
  location: string | undefined;
  onChange?: ChangeEventHandler<HTMLInputElement>;
}

export function PictureField({ maxUploadMb, location, ...field }: PictureFieldProps) {
  const problems = messagesOf('uploadProblems');
  return (
    <FileField
      {...field}
      missing={problems.noImage}
      accept={ACCEPTED_FILES}
      notAccepted={problems.unsupported}
      maxBytes={maxUploadMb * 1024 * 1024}
      tooLarge={problems.tooLarge(maxUploadMb)}
      afterError={
        location && (
          <Link to={location} data-discards="">
            {messagesOf('uploads').showIt}
          </Link>
        )
      }
    />
  );
}
