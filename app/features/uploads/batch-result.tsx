import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { draftsPath } from '~/features/drafts/draft.view';
import type { UploadOutcome } from '~/features/files/upload-outcomes.queries.server';
import { smallPicturePath } from '~/features/trash/trash.view';
import { SimilarChoice } from '~/features/uploads/near-duplicates/similar-choice';
import { pageOf, sayDrafts } from '~/features/uploads/uploaded';
import { deviceLabel } from '~/features/wallpapers/devices';
import { publishedPath, sayPublished } from '~/features/wallpapers/listed-ids';
import {
  BULK_PATH,
  questionPath,
  type SimilarQuestion,
  saySkipSmaller,
  skippedMessage,
} from '~/features/wallpapers/near-duplicates.view';
import { incomplete } from '~/features/wallpapers/wallpaper-conflicts';
import { editPath } from '~/lib/paths';
import { messagesOf } from '~/messages/messages';
import { Form } from '~/ui/browser/session-form';
import { ButtonLink, SubmitButton } from '~/ui/forms/button';

export type BatchLine = UploadOutcome & { question: SimilarQuestion | null };

function formatTotals(lines: BatchLine[]): string {
  const uploaded = lines.filter(({ wallpaper }) => wallpaper).length;
  const planned = lines.filter(({ wallpaper }) => wallpaper?.isPlanned).length;
  const drafts = lines.filter(({ wallpaper }) => wallpaper?.isDraft).length - planned;
  const waiting = lines.filter(({ question }) => question).length;
  const skipped = lines.filter(({ message }) => message === skippedMessage()).length;
  const deleted = lines.filter(({ isDeleted }) => isDeleted).length;
  const failed = lines.length - uploaded - waiting - skipped - deleted;
  const text = messagesOf('uploadResults').totals;
  const rest = [
    ...sayDrafts(planned, drafts),
    deleted > 0 && text.deleted(deleted),
    waiting > 0 && text.waiting(waiting),
    skipped > 0 && text.skipped(skipped),
  ].filter(Boolean);
  return [text.done(uploaded, failed), ...rest].join(', ');
}

interface BatchResultProps {
  batch: string;
  lines: BatchLine[];
  /** More links. */
  children?: ReactNode;
}

export function BatchResult({ batch, lines, children }: BatchResultProps) {
  const published = lines.flatMap(({ wallpaper }) => (wallpaper && !wallpaper.isDraft ? wallpaper.id : []));
  const hasDrafts = lines.some(({ wallpaper }) => wallpaper?.isDraft);
  const smaller = lines.filter(({ question }) => question?.larger === 'existing').length;
  const text = messagesOf('uploadResults');
  return (
    <>
      <p className="batch-totals" role="status">
        {formatTotals(lines)}
      </p>
      <div className="form-actions">
        {published.length > 0 && (
          <ButtonLink to={publishedPath(published)}>{sayPublished(published.length)}</ButtonLink>
        )}
        {hasDrafts && <ButtonLink to={draftsPath()}>{messagesOf('publishing').show}</ButtonLink>}
        {children}
        {smaller > 0 && (
          <Form method="post">
            <SubmitButton look="quiet" busy={text.skipping}>
              {saySkipSmaller(smaller)}
            </SubmitButton>
          </Form>
        )}
      </div>
      <ol className="batch-lines" aria-label={text.files}>
        {lines.map((line) => (
          <li key={line.place} className="batch-line">
            {line.wallpaper ? (
              <Uploaded wallpaper={line.wallpaper} fileName={line.fileName} />
            ) : (
              <NotUploaded line={line} />
            )}
            {line.question && (
              <Form method="post" action={questionPath(line.question.token)} className="bulk-question">
                <input type="hidden" name="batch" value={batch} />
                <SimilarChoice question={line.question} />
              </Form>
            )}
          </li>
        ))}
      </ol>
    </>
  );
}

function Uploaded({ wallpaper, fileName }: { wallpaper: NonNullable<BatchLine['wallpaper']>; fileName: string }) {
  const { id, category, deviceType, tags } = wallpaper;
  return (
    <>
      <img className="bulk-thumbnail" src={smallPicturePath(wallpaper)} alt="" width={64} height={40} loading="lazy" />
      <span className="batch-name">
        <Link to={pageOf(wallpaper)}>
          <bdi>{wallpaper.title}</bdi>
        </Link>
        <span className="bulk-file">{fileName}</span>
        <span className="batch-facts">
          {[category, deviceType && deviceLabel(deviceType), tags.join(', ')].filter(Boolean).join(' · ')}
        </span>
      </span>
      <Link to={editPath(id)} aria-label={messagesOf('uploadResults').editNamed(wallpaper.title)}>
        {messagesOf('uploadResults').edit}
      </Link>
    </>
  );
}

function NotUploaded({ line: { fileName, message, location, question, pending, isDeleted } }: { line: BatchLine }) {
  const text = messagesOf('uploadResults');
  const said = pending && !question ? text.undecided : (message ?? text.deleted);
  return (
    <>
      <span className="bulk-thumbnail" />
      <span className="batch-name">
        <span>{fileName}</span>
        <span className={question || isDeleted || message === skippedMessage() ? 'bulk-looks-like' : 'field-error'}>
          {said} {message === incomplete() && <Link to={BULK_PATH}>{text.sendAgain}</Link>}
          {location && <Link to={location}>{text.showIt}</Link>}
        </span>
      </span>
    </>
  );
}
