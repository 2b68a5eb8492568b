import { THEMES } from '~/features/lists/pages/themes';
import { FACETS } from '~/features/wallpapers/facets';
import { colourPath, themePath, withQuery } from '~/lib/paths';
import { messagesOf } from '~/messages/messages';
import { LinkRow } from '~/ui/shell/link-row';

interface ColourLinksProps {
  /** The colour or palette that is shown. */
  current: string;
  /** Filters to keep, as parameters. */
  query: Record<string, string | null>;
}

/** The darkest colour and three accents, as a gradient without transitions. */
const stripes = (colours: string[]) =>
  [colours[0], ...[-7, -4, -2].map((place) => colours.at(place))]
    .map((colour, index) => `${colour} ${index * 25}% ${index * 25 + 25}%`)
    .join(', ');

/** All colours and palettes, each with a dot of its own. */
export function ColourLinks({ current, query }: ColourLinksProps) {
  const text = messagesOf('colourPages');
  return (
    <>
      <LinkRow
        label={text.colours}
        kind="chips"
        choices={FACETS.colour.map(({ value, label }) => ({
          label,
          to: withQuery(colourPath(value), query),
          isCurrent: value === current,
          dot: <span className="dot" data-colour={value} />,
        }))}
      />
      <LinkRow
        label={text.palettes}
        kind="chips"
        choices={THEMES.map(({ slug, name, colours }) => ({
          label: name,
          to: withQuery(themePath(slug), query),
          isCurrent: slug === current,
          dot: <span className="dot" style={{ background: `linear-gradient(90deg, ${stripes(colours)})` }} />,
        }))}
      />
    </>
  );
}
