import type {ComponentType, ReactElement} from 'react'
import type {Question} from '@app/commerce/question'
import type {Loadable} from './loadable'
import type {Visit} from './visit'

/** What the absence of an answer means (house style 2.6). */
export type Need<T = unknown, Kind extends NeedKind = NeedKind> = {
    kind: Kind
    question: Question<T>
}
export type NeedKind = 'required' | 'optional' | 'personal'

/** Asked before the page renders; its failure is the error page. */
export const required = <T,>(question: Question<T>): Need<T, 'required'> => ({
    kind: 'required',
    question
})
/** Asked in the same wave; its failure is its section's quiet state. */
export const optional = <T,>(question: Question<T>): Need<T, 'optional'> => ({
    kind: 'optional',
    question
})
/** Never asked on the server. */
export const personal = <T,>(question: Question<T>): Need<T, 'personal'> => ({
    kind: 'personal',
    question
})

export type Needs = Record<string, Need>

/** What the page is given for each need: the value itself where it is required. */
export type Answers<N extends Needs> = {
    [K in keyof N]: N[K] extends Need<infer T, infer Kind>
        ? Kind extends 'required'
            ? T
            : Loadable<T>
        : never
}

/** The arguments of a route's declaration: same arguments, same questions, on both sides. */
export type LoadArgs = Visit & {
    pathname: string
    params: Readonly<Record<string, string | undefined>>
    search: URLSearchParams
}

/** Seconds a shared cache may keep the page, and may go on serving it while it asks anew. */
export type CachePolicy = {fresh: number; stale: number} | 'never'

export type RouteSpec<N extends Needs> = {
    /** Name for logs and metrics. */
    name: string
    /** Patterns without locale prefix. */
    path: string | string[]
    cache: CachePolicy
    /** Whose style sheets the page carries besides those of every page (docs/decisions/0006). */
    styles?: readonly string[]
    /** The frame around the page. */
    frame?: 'full' | 'none'
    status?: number
    load: (args: LoadArgs) => N
    /** Whether the answers say that there is no such page: then 404 and the not-found page. */
    isMissing?: (answers: Answers<N>, args: LoadArgs) => boolean
    /** Where the page really lives, if not here: a permanent redirect [G-09]. */
    redirect?: (answers: Answers<N>, args: LoadArgs) => string | null
    skeleton: ComponentType
}

export type PageProps<N extends Needs> = Answers<N> & {at: LoadArgs}

/** A route with its types closed over, so that all routes fit in one list. */
export type RouteDefinition = Omit<RouteSpec<Needs>, 'load' | 'redirect' | 'isMissing'> & {
    load: (args: LoadArgs) => Needs
    isMissing: (answers: Record<string, unknown>, args: LoadArgs) => boolean
    redirectOf: (answers: Record<string, unknown>, args: LoadArgs) => string | null
    page: (answers: Record<string, unknown>, args: LoadArgs) => ReactElement
    /** Fetches the page's code ahead of its use. */
    warm: () => void
}

type LazyPage<P> = ComponentType<P> & {preload?: () => void}

/** Nothing where the page can be given what the route gathers; a page that wants more does not compile. */
type Suits<Given, P> = Given extends P ? [] : [missing: Exclude<keyof P, keyof Given>]

/** One value that says what an address needs, for how long it may be cached and what shows it. */
export const defineRoute =
    <N extends Needs>(spec: RouteSpec<N>) =>
    <P extends object>(Page: LazyPage<P>, ..._suits: Suits<PageProps<N>, P>): RouteDefinition => {
        // The route view gathers the answers by the very names that `load` gave, so they are Answers<N>, and `Suits`
        // has checked that these are the page's; the compiler cannot see either through the one list of all routes.
        const typed = (answers: Record<string, unknown>) => answers as Answers<N>
        const props = (answers: Record<string, unknown>, at: LoadArgs) =>
            ({...answers, at}) as unknown as P

        return {
            ...spec,
            isMissing: (answers, args) => spec.isMissing?.(typed(answers), args) ?? false,
            redirectOf: (answers, args) => spec.redirect?.(typed(answers), args) ?? null,
            page: (answers, args) => <Page {...props(answers, args)} />,
            warm: () => Page.preload?.()
        }
    }
