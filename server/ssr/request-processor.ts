import {parse} from 'cookie'
import {knownQuery, type QueryKey} from '@app/domain/catalogue/known-query'
import {storeCookie} from '@app/domain/stores/store-choice'
import {knownKeys} from './known-keys.generated'
import {inFrame, requestClassOf} from './request-class'

type Headers = {getHeader(name: string): string | undefined}

type EdgeRequest = {
    path: string
    querystring: string
    headers: Headers
    setRequestClass(value: string): void
}

/** Calls and files have parameters of their own; they are not pages. */
const isPage = (path: string): boolean => !/^\/(api|mobify)\//.test(path)

/** The patterns are compiled once, as this runs before every request. */
const keysByPath = knownKeys.map(({pattern, keys}) => ({pattern: new RegExp(pattern), keys}))

const keysOf = (path: string): readonly QueryKey[] =>
    keysByPath.find(({pattern}) => pattern.test(path))?.keys ?? []

/**
 * Runs before any cache: drops the parameters that a page does not depend on and turns the store cookie into the
 * request class, so that a cache keys on address, locale and store only [D-01, D-02].
 */
export const processRequest = ({path, querystring, headers, setRequestClass}: EdgeRequest) => {
    const storeClass = requestClassOf(parse(headers.getHeader('cookie') ?? '')[storeCookie.name])
    const isFramed = headers.getHeader('sec-fetch-dest') === 'iframe'
    const requestClass = isFramed ? storeClass + inFrame : storeClass
    if (requestClass !== '') setRequestClass(requestClass)
    return {
        path,
        querystring: isPage(path) ? knownQuery(querystring, keysOf(path)) : querystring
    }
}
