import {createContext, type ReactElement, type ReactNode, useContext, useEffect} from 'react'

/** Whether the document has shown another page than the one it was loaded for, and how the one on screen is loaded again. */
export type DocumentUse = {isShared: boolean; reload: () => void}

const DocumentContext = createContext<DocumentUse>({isShared: false, reload: () => undefined})

export const DocumentProvider = DocumentContext.Provider

export type OwnDocumentProps = {
    /** Keeps the place until the page is loaded. */
    fallback: ReactElement
    children: ReactNode
}

/**
 * What stands in a document of its own, so that nothing that another page has loaded runs beside it (D-31). However one
 * comes there within a document, by a link, a redirect, Back or Forward: the page is loaded again.
 */
export const OwnDocument = ({fallback, children}: OwnDocumentProps) => {
    const {isShared, reload} = useContext(DocumentContext)
    useEffect(() => {
        if (isShared) reload()
    }, [isShared, reload])
    return isShared ? fallback : <>{children}</>
}
