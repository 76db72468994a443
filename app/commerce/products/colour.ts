import {text} from '../json'

/** A colour as style sheets write it, #rgb or #rrggbb; nothing for any other text, which could be more than a colour. */
export const colourFrom = (hex: unknown): string | undefined => {
    const colour = text(hex)
    return /^#([\da-f]{3}|[\da-f]{6})$/i.test(colour ?? '') ? colour : undefined
}
