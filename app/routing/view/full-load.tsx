import {type ReactNode, useMemo, useState} from 'react'
import {useLocation} from 'react-router-dom'
import {DocumentProvider} from '@app/lib/browser/own-document'
import {leaveDocument} from '../route/location'

export type DocumentWatchProps = {
    /** Loads the page at an address of this shop. */
    load?: ((address: string) => void) | undefined
    children: ReactNode
}

/** Watches whether a document has shown another page than the one that it was loaded for (D-31). */
export const DocumentWatch = ({load = leaveDocument, children}: DocumentWatchProps) => {
    const {pathname, search} = useLocation()
    const [first] = useState(pathname)
    const [wasShared, setShared] = useState(false)
    const isShared = wasShared || pathname !== first
    if (isShared !== wasShared) setShared(isShared)
    const use = useMemo(
        () => ({isShared, reload: () => load(pathname + search)}),
        [isShared, load, pathname, search]
    )
    return <DocumentProvider value={use}>{children}</DocumentProvider>
}
