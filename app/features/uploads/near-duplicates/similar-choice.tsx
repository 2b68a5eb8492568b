import {
  type Decision,
  looksLike,
  pendingPicturePath,
  type SimilarQuestion,
} from '~/features/wallpapers/near-duplicates.view';
import { renditionPath, thumbnailWidth } from '~/images/renditions';
import { wallpaperPath } from '~/lib/paths';
import { Button } from '~/ui/forms/button';
import { buttonProps } from '~/ui/forms/button-props';

interface SideProps {
  picture: string;
  heading: string;
  title: string;
  path?: string;
  width: number;
  height: number;
  facts: string;
  isLarger: boolean;
}

function Side({ picture, heading, title, path, width, height, facts, isLarger }: SideProps) {
  return (
    <figure className="similar-side">
      <img src={picture} alt="" width={width} height={height} />
      <figcaption>
        <span className="similar-heading">
          {heading}
          {isLarger && <strong className="similar-larger">Larger</strong>}
        </span>
        {path ? (
          <a href={path} target="_blank" rel="noreferrer">
            {title}
          </a>
        ) : (
          <bdi>{title}</bdi>
        )}
        <span className="similar-facts">{facts}</span>
      </figcaption>
    </figure>
  );
}

/** Stands in a form, whose submit button sends the `decision`. */
export function SimilarChoice({ question, isBusy = false }: { question: SimilarQuestion; isBusy?: boolean }) {
  const { token, title, width, height, resolution, fileSize, similar, larger } = question;
  const choose = (decision: Decision) => ({
    type: 'submit' as const,
    name: 'decision',
    value: decision,
    disabled: isBusy,
  });
  return (
    <fieldset className="similar">
      <legend className="visually-hidden">
        <bdi>{title}</bdi>: {looksLike(question)}
      </legend>
      <div className="similar-pair">
        <Side
          heading="New"
          picture={pendingPicturePath(token)}
          title={title}
          facts={`${resolution} · ${fileSize}`}
          isLarger={larger === 'new'}
          {...{ width, height }}
        />
        {similar && (
          <Side
            heading="In the gallery"
            picture={renditionPath(similar.fileKey, thumbnailWidth(similar.width), 'webp')}
            title={similar.title}
            path={wallpaperPath(similar.id)}
            width={similar.width}
            height={similar.height}
            facts={`${similar.resolution} · ${similar.fileSize}`}
            isLarger={larger === 'existing'}
          />
        )}
      </div>
      <div className="similar-actions">
        <Button {...choose('publish')}>Publish anyway</Button>
        {similar && larger !== 'existing' && <Button {...choose('replace')}>Replace the old one</Button>}
        <Button {...choose('skip')}>Skip</Button>
        {similar && larger === 'existing' && (
          <details className="similar-smaller">
            <summary {...buttonProps('quiet')}>Replace the old one…</summary>
            <p>
              The new picture is smaller: {width}x{height} instead of {similar.width}x{similar.height}. Visitors would
              get fewer pixels.
            </p>
            <Button {...choose('replace')}>Replace it with the smaller one</Button>
          </details>
        )}
      </div>
      {similar && (
        <p className="field-hint">
          The old one keeps its title, tags, address and downloads when it gets the new picture. Its old picture goes to
          the trash, from where it can be restored as a wallpaper of its own.
        </p>
      )}
    </fieldset>
  );
}
