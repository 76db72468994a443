import {createContext, type ReactElement, type ReactNode, useContext, useEffect} from 'react'

/** Whether the document has shown another page than the one it was loaded for, and how to load the current page again. */
export type DocumentUse = {isShared: boolean; reload: () => void}

const DocumentContext = createContext<DocumentUse>({isShared: false, reload: () => undefined})

export const DocumentProvider = DocumentContext.Provider

export type OwnDocumentProps = {
    /** Shown until the page has been loaded. */
    fallback: ReactElement
    children: ReactNode
}

/**
 * Content that must be in a document of its own, so that no code of another page runs beside it (D-31). If the shopper
 * reaches it within a document, by a link, a redirect, Back or Forward, the page is loaded again.
 */
export const OwnDocument = ({fallback, children}: OwnDocumentProps) => {
    const {isShared, reload} = useContext(DocumentContext)
    useEffect(() => {
        if (isShared) reload()
    }, [isShared, reload])
    return isShared ? fallback : <>{children}</>
}
