import {knownKeysOf, knownQuery} from '@app/domain/known-query'
import {requestClassOf} from './request-class'

type Headers = {getHeader(name: string): string | undefined}

type EdgeRequest = {
    path: string
    querystring: string
    headers: Headers
    setRequestClass(value: string): void
}

const storeCookie = (header: string | undefined): string | undefined =>
    header
        ?.split(';')
        .map((pair) => pair.trim())
        .find((pair) => pair.startsWith('store='))
        ?.slice('store='.length)

/** Calls and files read their own parameters, and so does the end of a mailed link; they are no pages. */
const isPage = (path: string): boolean =>
    !/^\/(api|mobify)\//.test(path) && !path.endsWith('/my-accounts/resetPassword')

/**
 * Runs before any cache: drops what a page does not depend on and turns the store cookie into the request class,
 * so that a cache keys on address, locale and store and on nothing else [D-01, D-02].
 */
export const processRequest = ({path, querystring, headers, setRequestClass}: EdgeRequest) => {
    const requestClass = requestClassOf(storeCookie(headers.getHeader('cookie')))
    if (requestClass !== '') setRequestClass(requestClass)
    return {
        path,
        querystring: isPage(path) ? knownQuery(querystring, knownKeysOf(path)) : querystring
    }
}
