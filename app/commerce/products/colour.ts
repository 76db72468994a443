import {text} from '../json'

/** A colour in CSS notation, #rgb or #rrggbb; undefined for any other text, which might contain more CSS than a colour. */
export const colourFrom = (hex: unknown): string | undefined => {
    const colour = text(hex)
    return /^#([\da-f]{3}|[\da-f]{6})$/i.test(colour ?? '') ? colour : undefined
}
