export interface Neighbour {
  path: string;
  title: string;
  fileKey: string;
  width: number;
  height: number;
}

export interface Neighbours {
  /** Address of the list page, at the card. */
  list: string;
  /** Query for this position in a wallpaper's address. */
  place: string;
  /** Null if the wallpaper has left the list or moved too far. */
  position: number | null;
  /** Null if there is no stored count. */
  total: number | null;
  previous: Neighbour | null;
  next: Neighbour | null;
}
