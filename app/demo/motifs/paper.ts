import { css, lighten, makeRamp } from '../canvas/colour';
import { type Motif, path, shadow, times } from '../canvas/painting';

/** Stacked sheets of paper with growing openings. Colours go from the lowest sheet to the top one. */
export function paperCut(colours: string, count = 7, detail = 1.3, left = 0.5, top = 0.5): Motif {
  return ({ noise, width, height }) => {
    const ramp = makeRamp(colours);
    const reach = Math.hypot(width, height) * 0.62;
    const sheets = times(count - 1, (ring) => {
      const outline = times(720, (step) => {
        const [cos, sin] = [Math.cos((step / 360) * Math.PI), Math.sin((step / 360) * Math.PI)];
        const bend = noise.layered(cos * detail + 9, sin * detail + ring * 0.22, 2);
        const away = reach * ((ring + 0.9) / count) ** 1.15 * (1 + bend * 0.5);
        return [left * width + cos * away, top * height + sin * away] as const;
      });
      const tone = ramp((ring + 1) / (count - 1));
      const fill = `fill="${css(tone)}" stroke="${css(lighten(tone, 0.04))}" stroke-width=".0025"`;
      return `${shadow(`${path(outline)}Z`)}<path d="M-9-9H9V9H-9Z${path(outline)}Z" fill-rule="evenodd" ${fill}/>`;
    });
    return { drawing: `<path d="M0 0H9V9H0Z" fill="${css(ramp(0))}"/>${sheets.join('')}` };
  };
}
