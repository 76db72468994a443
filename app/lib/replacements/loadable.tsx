import {
    type ComponentType,
    createElement,
    type ReactElement,
    type ReactNode,
    useEffect,
    useReducer,
    useState
} from 'react'

/** What @loadable/babel-plugin makes of a function that imports a file; only its import function is used. */
type Code<M> = {importAsync: () => Promise<M>}

type Options<M, P> = {
    resolveComponent: (module: M) => ComponentType<P>
    fallback?: ReactElement
}

/** A file of code: fetched on first use, and again if that failed. */
const codeFile = <M,>(code: Code<M>) => {
    let pending: Promise<M> | undefined
    let module: M | undefined
    const load = (): Promise<M> => {
        pending ??= code.importAsync().then(
            (loaded) => (module = loaded),
            (error: unknown) => {
                pending = undefined
                throw error
            }
        )
        return pending
    }
    return {load, preload: () => void load().catch(() => undefined), here: () => module}
}

/** The module of the file, once it is loaded; throws what prevented it, to the nearest error boundary. */
const useCodeFile = <M,>({here, load}: ReturnType<typeof codeFile<M>>): M | undefined => {
    const [, rerender] = useReducer((times: number) => times + 1, 0)
    const [failure, setFailure] = useState<{error: unknown}>()
    const module = here()
    useEffect(() => {
        if (module !== undefined) return
        let isShown = true
        load().then(
            () => isShown && rerender(),
            (error: unknown) => isShown && setFailure({error})
        )
        return () => {
            isShown = false
        }
    }, [module, load])
    if (failure) throw failure.error
    return module
}

const component = <M, P extends object>(
    code: Code<M>,
    {resolveComponent, fallback}: Options<M, P>
) => {
    const file = codeFile(code)
    const Lazy = (props: P & {fallback?: ReactElement}): ReactNode => {
        const module = useCodeFile(file)
        if (module === undefined) return props.fallback ?? fallback ?? null
        return createElement(resolveComponent(module), props)
    }
    return Object.assign(Lazy, file)
}

type LibraryProps<M> = {fallback?: ReactElement; children: (module: M) => ReactNode}

const library = <M,>(code: Code<M>) => {
    const file = codeFile(code)
    const Library = ({fallback, children}: LibraryProps<M>): ReactNode => {
        const module = useCodeFile(file)
        return module === undefined ? (fallback ?? null) : children(module)
    }
    return Object.assign(Library, file)
}

/**
 * What the shop uses of @loadable/component, for browsers: webpack.config.js uses it in that package's place, which
 * adds three components around each page and eight kilobytes (docs/decisions/0013). On the server the package itself
 * records which files a page needs. A file that is missing during hydration shows its fallback.
 */
export default Object.assign(component, {lib: library})
