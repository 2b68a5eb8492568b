export interface Neighbour {
  path: string;
  title: string;
  fileKey: string;
  width: number;
  height: number;
}

export interface Neighbours {
  /** Address of the page of the list, at the card. */
  list: string;
  /** Names this place in the address of the wallpaper. */
  place: string;
  /** Null where the wallpaper is not in the list any more, or further off than lists are paged. */
  position: number | null;
  /** Null where nothing counts them. */
  total: number | null;
  previous: Neighbour | null;
  next: Neighbour | null;
}
