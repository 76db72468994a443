/**
 * What the address of a picture may begin with: http or https, or one slash. Anything else is no picture's address, or
 * leads elsewhere than it says.
 */
export const PICTURE_ADDRESS = /^(https?:\/\/[^/\\]|\/(?![/\\]))/i

/** No character that ends an attribute's or a style's address, or that browsers drop from one. */
const PLAIN = /^[^\\\s\p{Cc}]+$/u

/**
 * The address of a picture from the platform, if it can be one; undefined otherwise. It is checked where it is read, so
 * that it is the same in a `src`, a `srcset`, a style and the head.
 */
export const pictureAddress = (address: string | undefined): string | undefined => {
    const written = address?.trim()
    if (written === undefined || !PICTURE_ADDRESS.test(written)) return undefined
    // A space in a name is usual, and is written as %20.
    const plain = written.replaceAll(' ', '%20')
    return PLAIN.test(plain) ? plain : undefined
}
