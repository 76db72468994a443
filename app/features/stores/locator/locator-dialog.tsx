import {useState} from 'react'
import {useIntl} from 'react-intl'
import type {LocatorPlace} from '@app/commerce/stores/locator'
import {Dialog} from '@app/ui/overlay/dialog'
import {messages} from '../messages'
import {StoreLocator} from './store-locator'

/** The locator over any page [STORE-003, STORE-022]; it opens with an empty search [STORE-023]. */
export const LocatorDialog = ({onClose}: {onClose: () => void}) => {
    const {formatMessage} = useIntl()
    const [place, setPlace] = useState<LocatorPlace | null>(null)
    return (
        <Dialog open size="lg" title={formatMessage(messages.title)} onClose={onClose}>
            <StoreLocator place={place} onSearch={setPlace} />
        </Dialog>
    )
}
