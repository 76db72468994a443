import {
    type ComponentType,
    createElement,
    type ReactElement,
    type ReactNode,
    useEffect,
    useReducer,
    useState
} from 'react'

/** What @loadable/babel-plugin makes of a function that imports a file: a way to ask for it, among others. */
type Code<M> = {importAsync: () => Promise<M>}

type Options<M, P> = {
    resolveComponent: (module: M) => ComponentType<P>
    fallback?: ReactElement
}

/** A file of code: fetched when it is first asked for, and asked for again where that failed. */
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

/** What the file holds, once it is there; throws what prevented it, to the nearest boundary. */
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
 * What the shop uses of @loadable/component, for browsers: webpack.config.js puts it in that package's place, which
 * brings three components around each page and eight kilobytes (docs/decisions/0013). On the server the package itself
 * notes which files a page needs. What is not there yet when the page comes alive is drawn as its fallback.
 */
export default Object.assign(component, {lib: library})
