import {cloneElement, isValidElement, type ReactElement, type ReactNode} from 'react'

type Script = {src?: string; async?: boolean; defer?: boolean; fetchpriority?: string}

const fetches = (node: ReactNode): node is ReactElement<Script> =>
    isValidElement<Script>(node) && node.props.src !== undefined

/**
 * A script as browsers should fetch it. The kit writes its scripts last and async, which browsers fetch behind every
 * picture; over HTTP/1.1 the page would come alive a second later. They run in order, when the whole page is read.
 */
const deferred = (script: ReactElement<Script>): ReactElement<Script> =>
    // React 18 knows the attribute only in lower case.
    cloneElement(script, {async: false, defer: true, fetchpriority: 'high'})

const isMainScript = ({props: {src}}: ReactElement<Script>): boolean =>
    /\/main\.js$/.test(src ?? '')

/**
 * What the kit wants at the end of the body, parted: scripts to fetch belong into the head, data stays where it is. What
 * brings the page to life runs last: it finds the page's own files there, and need not wait for them.
 */
export const pageScripts = (
    nodes: readonly ReactNode[]
): {fetched: ReactNode[]; data: ReactNode[]} => ({
    fetched: nodes
        .filter(fetches)
        .sort((one, other) => Number(isMainScript(one)) - Number(isMainScript(other)))
        .map(deferred),
    data: nodes.filter((node) => !fetches(node))
})

type Link = {rel?: string; as?: string}

const isDataPreload = (node: ReactNode): boolean =>
    isValidElement<Link>(node) && node.props.rel === 'preload' && node.props.as === 'fetch'

/**
 * What a page writes into its head, parted: the data that it waits for is asked for before its scripts, as over HTTP/1.1 the
 * seventh request waits for a connection, and a browser does not find what comes after the page lives.
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
