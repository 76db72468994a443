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

/** What an address needs, and what its answers mean. */
export type PageSpec<N extends Needs> = {
    load: (args: LoadArgs) => N
    /** Whether the answers say that there is no such page: then 404 and the not-found page. */
    isMissing?: (answers: Answers<N>, args: LoadArgs) => boolean
    /** Where the page really lives, if not here: a permanent redirect [G-09]. */
    redirect?: (answers: Answers<N>, args: LoadArgs) => string | null
    /**
     * Whether the page on screen stays while what another query of the same path, or another choice in place, requires is
     * on its way: busy, with its answers of before. Then the focus, and what the shopper has opened, stay too.
     */
    stays?: (before: LoadArgs, now: LoadArgs) => boolean
    /** Keeps the page's place while what it requires is on its way. */
    skeleton: ComponentType
}

export type PageProps<N extends Needs> = Answers<N> & {at: LoadArgs}

/** A page with its types closed over, so that all pages are of one kind. */
export type PageCode = {
    load: (args: LoadArgs) => Needs
    isMissing: (answers: Record<string, unknown>, args: LoadArgs) => boolean
    redirectOf: (answers: Record<string, unknown>, args: LoadArgs) => string | null
    stays: (before: LoadArgs, now: LoadArgs) => boolean
    skeleton: ComponentType
    show: (answers: Record<string, unknown>, args: LoadArgs) => ReactElement
}

/** Nothing where the page can be given what is gathered for it; a page that wants more does not compile. */
type Suits<Given, P> = Given extends P ? [] : [missing: Exclude<keyof P, keyof Given>]

/** What a page asks for and what shows it; a browser fetches both when it first needs them. */
export const definePage =
    <N extends Needs>(spec: PageSpec<N>) =>
    <P extends object>(Page: ComponentType<P>, ..._suits: Suits<PageProps<N>, P>): PageCode => {
        // The route view gathers the answers by the very names that `load` gave, so they are Answers<N>, and `Suits`
        // has checked that these are the page's; the compiler cannot see either through the one kind of all pages.
        const typed = (answers: Record<string, unknown>) => answers as Answers<N>
        const props = (answers: Record<string, unknown>, at: LoadArgs) =>
            ({...answers, at}) as unknown as P

        return {
            load: spec.load,
            skeleton: spec.skeleton,
            stays: spec.stays ?? (() => false),
            isMissing: (answers, args) => spec.isMissing?.(typed(answers), args) ?? false,
            redirectOf: (answers, args) => spec.redirect?.(typed(answers), args) ?? null,
            show: (answers, args) => <Page {...props(answers, args)} />
        }
    }
