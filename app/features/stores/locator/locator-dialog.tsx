import {useEffect, useRef, useState} from 'react'
import {useIntl} from 'react-intl'
import type {LocatorPlace} from '@app/commerce/stores/locator'
import {useAppContext} from '@app/routing/route/app-context'
import {useLatest} from '@app/lib/browser/react-hooks'
import {Dialog} from '@app/ui/overlay/dialog'
import {messages} from '../messages'
import {StoreLocator} from './store-locator'

/** Closes the dialog once another store is the shopper's: it was opened for that, and the page shows its prices. */
const useCloseWhenChosen = (onClose: () => void): void => {
    const {choice} = useAppContext()
    const storeId = choice?.source === 'chosen' ? choice.storeId : undefined
    const before = useRef(storeId)
    const close = useLatest(onClose)
    useEffect(() => {
        if (before.current === storeId) return
        before.current = storeId
        close.current()
    }, [storeId, close])
}

/** The locator over any page [STORE-003, STORE-022]; it opens with an empty search [STORE-023]. */
export const LocatorDialog = ({onClose}: {onClose: () => void}) => {
    const {formatMessage} = useIntl()
    const [place, setPlace] = useState<LocatorPlace | null>(null)
    useCloseWhenChosen(onClose)
    return (
        <Dialog open size="lg" title={formatMessage(messages.title)} onClose={onClose}>
            <StoreLocator place={place} onSearch={setPlace} />
        </Dialog>
    )
}
