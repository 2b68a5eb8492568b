/** Line icons of 20 px in the colour of the text. Their meaning is always given in words too. */
const PATHS = {
  search: 'M9 15A6 6 0 1 0 9 3a6 6 0 0 0 0 12Zm4.5-1.5L17 17',
  download: 'M10 3v10m0 0 4-4m-4 4L6 9M4 17h12',
  shuffle: 'M3 6h3l8 8h3m0 0-2-2m2 2-2 2M3 14h3l2-2m4-4 2-2h3m0 0-2-2m2 2-2 2',
  back: 'M16 10H4m0 0 5-5m-5 5 5 5',
  share: 'M10 13V3m0 0L6.5 6.5M10 3l3.5 3.5M4 10v7h12v-7',
  expand: 'M12 3h5v5m0-5-6 6M8 17H3v-5m0 5 6-6',
  filter: 'M3 6h7m4 0h3M3 14h3m4 0h7M12 4v4M8 12v4',
  up: 'M10 16V4m0 0 5 5m-5-5L5 9',
};

export type IconName = keyof typeof PATHS;

/** For drawings that only a few pages need. */
export function LineIcon({ path }: { path: string }) {
  return (
    <svg className="icon" viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}

export const Icon = ({ name }: { name: IconName }) => <LineIcon path={PATHS[name]} />;
