import {escapeAttrValue, FilterXSS, friendlyAttrValue} from 'xss'

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

// Their content is not text for readers, and some of it would be read as markup once the tag is gone.
const DROPPED_WITH_CONTENT =
    'script style iframe object embed noscript noembed noframes template svg math title textarea xmp select'

const ADDRESSES: Record<string, RegExp> = {
    href: /^(https?:\/\/[^/\\]|mailto:|tel:|\/(?![/\\])|[#?])/i,
    src: /^(https?:\/\/[^/\\]|\/(?![/\\]))/i
}

/** An address attribute in full, or '' to leave it out. */
const addressAttribute = (name: string, value: string, allowed: RegExp): string => {
    // Decoded once for good: an entity that is left, such as &Tab;, is escaped and stays text.
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
 * HTML from content, products, promotions or suggestions with only what it may have: text, tables,
 * links and pictures (D-11). No script, style, class, id, form or frame survives. The same on both sides.
 */
export const sanitiseHtml = (html: string): string => filter.process(html)
