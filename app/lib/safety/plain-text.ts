/** Words without the markup that an answer may have put around some of them; one space between words. */
export const plainText = (markup: string): string =>
    markup
        .replace(/<[^>]*>/g, ' ')
        .replace(/\s+/g, ' ')
        .trim()
