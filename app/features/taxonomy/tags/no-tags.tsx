import { Link } from '@remix-run/react';
import { messagesOf } from '~/messages/messages';

interface NoTagsProps {
  title: string;
  /** Why there is nothing to do. */
  text: string;
  listPath: string;
}

/** In place of a question about tags if none are selected, or somebody else has deleted them. */
export const NoTags = ({ title, text, listPath }: NoTagsProps) => (
  <div className="confirm-page">
    <h1>{title}</h1>
    <p>{text}</p>
    <Link to={listPath}>{messagesOf('wallpaperList').selection.back}</Link>
  </div>
);
