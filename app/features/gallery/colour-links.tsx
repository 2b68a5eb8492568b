import { FACETS } from '~/features/wallpapers/facets';
import { colourPath, withQuery } from '~/lib/paths';
import { messagesOf } from '~/messages/messages';
import { LinkRow } from '~/ui/shell/link-row';

interface ColourLinksProps {
  /** The colour that is shown. */
  current: string;
  /** Filters to keep, as parameters. */
  query: Record<string, string | null>;
}

/** All colours, each with a dot of its own. */
export function ColourLinks({ current, query }: ColourLinksProps) {
  return (
    <LinkRow
      label={messagesOf('colourPages').colours}
      kind="chips"
      choices={FACETS.colour.map(({ value, label }) => ({
        label,
        to: withQuery(colourPath(value), query),
        isCurrent: value === current,
        dot: <span className="dot" data-colour={value} />,
      }))}
    />
  );
}
