import type { FieldMetadata } from '@conform-to/react';
import { Link } from '@remix-run/react';
import type { ChangeEventHandler } from 'react';
import { ACCEPTED_FILES } from '~/features/wallpapers/wallpaper.limits';
import { FileField } from '~/ui/forms/field';

interface PictureFieldProps {
  field: FieldMetadata<string>;
  label: string;
  hint: string;
  maxUploadMb: number;
  /** Where the picture is that is in the way. */
  location: string | undefined;
  onChange?: ChangeEventHandler<HTMLInputElement>;
}

export function PictureField({ maxUploadMb, location, ...field }: PictureFieldProps) {
  return (
    <FileField
      {...field}
      missing="Please select an image file"
      accept={ACCEPTED_FILES}
      notAccepted="Only JPG, PNG and WEBP images are accepted."
      maxBytes={maxUploadMb * 1024 * 1024}
      tooLarge={`File is too large: at most ${maxUploadMb} MB.`}
      afterError={
        location && (
          <Link to={location} data-discards="">
            Show it
          </Link>
        )
      }
    />
  );
}
