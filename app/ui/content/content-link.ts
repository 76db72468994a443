/** A link that an editor wrote; its address has been checked (D-12). */
export type ContentLink = {label: string; href: string}

/** A picture that an editor chose, with its own shape. */
export type ContentImage = {link: string; alt: string; width: number; height: number}
