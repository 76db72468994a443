import {cloneElement, isValidElement, type ReactElement, type ReactNode} from 'react'

type Script = {src?: string; async?: boolean; defer?: boolean; fetchpriority?: string}

const fetches = (node: ReactNode): node is ReactElement<Script> =>
    isValidElement<Script>(node) && node.props.src !== undefined

/**
 * A script as browsers should fetch it. The kit writes its scripts last and async, so browsers fetch them after every
 * picture; over HTTP/1.1 the page would hydrate a second later. Deferred scripts run in order, once the whole page is
 * parsed.
 */
const deferred = (script: ReactElement<Script>): ReactElement<Script> =>
    // React 18 only supports the attribute in lower case.
    cloneElement(script, {async: false, defer: true, fetchpriority: 'high'})

const isMainScript = ({props: {src}}: ReactElement<Script>): boolean =>
    /\/main\.js$/.test(src ?? '')

type Data = {dangerouslySetInnerHTML?: {__html: string}}

const REQUEST_ID = /^\{\s*"__INITIAL_CORRELATION_ID__":\s*"[^"]*",?/

/**
 * The page's data without the id of the request, which the kit writes first: a public page is the same bytes for
 * everybody, and a cache would give it to others [D-01]. The id is in the response's header.
 */
const withoutRequestId = (node: ReactNode): ReactNode => {
    if (!isValidElement<Data>(node)) return node
    const {dangerouslySetInnerHTML: inner} = node.props
    if (inner === undefined || !REQUEST_ID.test(inner.__html)) return node
    return cloneElement(node, {
        dangerouslySetInnerHTML: {__html: inner.__html.replace(REQUEST_ID, '{')}
    })
}

/**
 * A browser has six connections over HTTP/1.1: one is main.js's, which a header announces, one is old-browser.js's, and
 * one is for the page's largest picture.
 */
const MOST_IN_HEAD = 3

/**
 * Splits what the kit writes at the end of the body: scripts to fetch go into the head, data stays. The script that
 * hydrates runs last: the page's own files are loaded by then, and it need not wait for them. Where there are more than
 * leave a connection for the first picture, the last ones come after the page's HTML, and so after that picture.
 */
export const pageScripts = (
    nodes: readonly ReactNode[]
): {fetched: ReactNode[]; fetchedLast: ReactNode[]; data: ReactNode[]} => {
    const scripts = nodes
        .filter(fetches)
        .sort((one, other) => Number(isMainScript(one)) - Number(isMainScript(other)))
        .map(deferred)
    const inHead =
        scripts.filter((script) => !isMainScript(script)).length > MOST_IN_HEAD
            ? MOST_IN_HEAD
            : scripts.length
    return {
        fetched: scripts.slice(0, inHead),
        fetchedLast: scripts.slice(inHead),
        data: nodes.filter((node) => !fetches(node)).map(withoutRequestId)
    }
}

type Link = {rel?: string; as?: string}

const isDataPreload = (node: ReactNode): boolean =>
    isValidElement<Link>(node) && node.props.rel === 'preload' && node.props.as === 'fetch'

/**
 * Splits the elements of a page's head: the data that the page waits for is preloaded before its scripts, as over
 * HTTP/1.1 the seventh request waits for a connection, and browsers ignore what comes after hydration.
 */
export const pageHead = (
    nodes: readonly ReactNode[]
): {preloads: ReactNode[]; others: ReactNode[]} => {
    const all: readonly ReactNode[] = nodes.flat()
    return {
        preloads: all.filter(isDataPreload),
        others: all.filter((node) => !isDataPreload(node))
    }
}
