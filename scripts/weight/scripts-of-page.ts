const attribute = (tag: string, name: string) =>
    new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1]?.replaceAll('&amp;', '&')

const isScriptLink = (tag: string) =>
    attribute(tag, 'rel') === 'modulepreload' ||
    (/^(preload|prefetch)$/.test(attribute(tag, 'rel') ?? '') && attribute(tag, 'as') === 'script')

/** The scripts that a page's HTML runs or preloads, each once, in the page's order. */
export const scriptsOfPage = (html: string): string[] => {
    const tags = html.match(/<(script|link)\b[^>]*>/g) ?? []
    const found = tags.flatMap((tag) => {
        if (tag.startsWith('<script')) return attribute(tag, 'src') ?? []
        return isScriptLink(tag) ? (attribute(tag, 'href') ?? []) : []
    })
    return [...new Set(found)]
}
