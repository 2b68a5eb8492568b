import { smallPicturePath } from '~/features/trash/trash.view';
import { pageOf } from '~/features/uploads/uploaded';
import {
  type Decision,
  looksLike,
  pendingPicturePath,
  type SimilarQuestion,
} from '~/features/wallpapers/near-duplicates.view';
import { messagesOf } from '~/messages/messages';
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
          {isLarger && <strong className="similar-larger">{messagesOf('similarPictures').larger}</strong>}
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

/** Must be inside a form; its buttons submit the `decision`. */
export function SimilarChoice({ question, isBusy = false }: { question: SimilarQuestion; isBusy?: boolean }) {
  const { token, title, width, height, resolution, fileSize, similar, larger, isReplacement } = question;
  const text = messagesOf('similarPictures');
  const isReplaceable = similar !== null && !similar.isDraft;
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
          heading={text.new}
          picture={pendingPicturePath(token)}
          title={title}
          facts={`${resolution} · ${fileSize}`}
          isLarger={larger === 'new'}
          {...{ width, height }}
        />
        {similar && (
          <Side
            heading={similar.isDraft ? messagesOf('publishing').isDraft : text.existing}
            picture={smallPicturePath(similar)}
            title={similar.title}
            path={pageOf(similar)}
            width={similar.width}
            height={similar.height}
            facts={`${similar.resolution} · ${similar.fileSize}`}
            isLarger={larger === 'existing'}
          />
        )}
      </div>
      <div className="similar-actions">
        {!isReplacement && <Button {...choose('publish')}>{text.publish}</Button>}
        {isReplaceable && larger !== 'existing' && <Button {...choose('replace')}>{text.replace}</Button>}
        <Button {...choose('skip')}>{isReplacement ? text.keep : text.skip}</Button>
        {isReplaceable && larger === 'existing' && (
          <details className="similar-smaller" open={isReplacement}>
            <summary {...buttonProps('quiet')}>{text.replaceAsk}</summary>
            <p>{text.smaller(question, similar)}</p>
            <Button {...choose('replace')}>{text.replaceWithSmaller}</Button>
          </details>
        )}
      </div>
      {isReplaceable && <p className="field-hint">{text.replaceHint}</p>}
    </fieldset>
  );
}
