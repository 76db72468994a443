import {escapeAttrValue, FilterXSS, friendlyAttrValue} from 'xss'
import {PICTURE_ADDRESS} from '../address/picture-address'

const ALLOWED: Record<string, string[]> = {
    ...Object.fromEntries(
        'p br hr b strong i em u s small sub sup span div h2 h3 h4 h5 h6 ul li dl dt dd blockquote'
            .concat(' table caption thead tbody tfoot tr figure figcaption')
            .split(' ')
            .map((tag) => [tag, []])
    ),
    a: ['href', 'title'],
    abbr: ['title'],
    img: ['src', 'alt', 'width', 'height'],
    ol: ['start'],
    td: ['colspan', 'rowspan'],
    th: ['colspan', 'rowspan', 'scope']
}

// Elements whose content is not text for readers; some of it would be read as markup without the tag.
const DROPPED_WITH_CONTENT =
    'script style iframe object embed noscript noembed noframes template svg math title textarea xmp select'

const ADDRESSES: Record<string, RegExp> = {
    href: /^(https?:\/\/[^/\\]|mailto:|tel:|\/(?![/\\])|[#?])/i,
    src: PICTURE_ADDRESS
}

/** An address attribute as a whole, or '' to leave it out. */
const addressAttribute = (name: string, value: string, allowed: RegExp): string => {
    // Decoded once only: an entity that remains, such as &Tab;, is escaped and stays text.
    const address = friendlyAttrValue(value).replace(/&amp;/gi, '&').trim()
    if (!allowed.test(address) || address.includes('\\')) return ''
    return `${name}="${escapeAttrValue(address.replaceAll('&', '&amp;'))}"`
}

const filter = new FilterXSS({
    allowList: ALLOWED,
    stripIgnoreTag: true,
    stripIgnoreTagBody: DROPPED_WITH_CONTENT.split(' '),
    stripBlankChar: true,
    css: false,
    onTagAttr(_tag, name, value, isAllowed) {
        const addresses = ADDRESSES[name]
        return isAllowed && addresses ? addressAttribute(name, value, addresses) : undefined
    }
})

/**
 * HTML from content, products, promotions or suggestions, with only text, tables, links and pictures left (D-11). No
 * script, style, class, id, form or frame survives. The result is the same on server and browser.
 */
export const sanitiseHtml = (html: string): string => filter.process(html)
