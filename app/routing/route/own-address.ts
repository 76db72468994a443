import {matchPath} from 'react-router-dom'
import {locales} from '@app/lib/address/locales'
import {matchedBy} from './locale-path'
import type {RouteDefinition} from './route'

/** A blank in an encoded path: also a no-break, wide or zero-width one, and a form's plus sign. */
const BLANK = String.raw`%20|%C2%A0|%E2%80%(?:8[0-F]|AF)|%E3%80%80|%EF%BB%BF|\s|\+`

/** Blanks before a path, and slashes and blanks after it, as of an address that was copied with what was around it. */
const [START, END] = [new RegExp(`^/(?:${BLANK})+`, 'i'), new RegExp(`(?:/|${BLANK})+$`, 'i')]

const spellings = locales.map(({id, prefix}) => ({
    prefix,
    anySpelling: new RegExp(`^/${id.replace('-', '[-_]')}(?=/|$)`, 'i')
}))

/** The default language has no prefix, and any other prefix has one spelling (G-01). */
const inOneSpelling = (path: string): string =>
    spellings.reduce((spelled, {anySpelling, prefix}) => spelled.replace(anySpelling, prefix), path)

/** The fixed words of a pattern in its own letter case; what a parameter matches stays as it is. */
const asPatternHasIt = (path: string, pattern: string): string => {
    const segments = pattern.split('/')
    return path
        .split('/')
        .map((segment, index) => {
            const own = segments[index] ?? ''
            return own.startsWith(':') ? segment : own
        })
        .join('/')
}

const inLetterCaseOf = (path: string, patterns: readonly string[]): string => {
    const match = (sensitive: boolean) =>
        matchPath(path, {path: [...patterns], exact: true, sensitive})
    const own = match(true) ? undefined : match(false)
    return own ? asPatternHasIt(path, own.path) : path
}

/**
 * Finds the one address of the page that a path means (D-45) [G-71]: without blanks around it and slashes at its end, its language and
 * the words of its route in their own spelling. It is the same path if that is right already, or if no page is meant. Paths
 * are encoded; the result is not checked, which whoever redirects to it does (D-12).
 */
export const ownAddressIn = (routes: readonly RouteDefinition[]): ((path: string) => string) => {
    const patterns = routes.flatMap(({path}) => (path === '*' ? [] : matchedBy(path).path))
    return (path) =>
        inLetterCaseOf(inOneSpelling(path.replace(START, '/').replace(END, '')) || '/', patterns)
}
