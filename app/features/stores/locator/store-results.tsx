import {useRef, useState} from 'react'
import {flushSync} from 'react-dom'
import {useIntl} from 'react-intl'
import type {Store} from '@app/commerce/stores/store'
import {storePath} from '@app/domain/stores/store-address'
import {storesPerStep} from '@app/domain/stores/store-listing'
import {useIsomorphicLayoutEffect} from '@app/lib/browser/react-hooks'
import {Link} from '@app/routing/links/link'
import {Button} from '@app/ui/button/button'
import {Icon} from '@app/ui/picture/icon'
import {ChangeWarning, ChooseButton} from '../choosing/choose-button'
import {infoMessages, resultMessages} from '../messages'
import {StoreFacts} from '../store-facts'
import {StoreList} from './store-list'

export type StoreInfoViewProps = {store: Store; onBack: () => void}

/** One store in place of the list, until the shopper goes back [STORE-016]. */
export const StoreInfoView = ({store, onBack}: StoreInfoViewProps) => {
    const {formatMessage} = useIntl()
    const heading = useRef<HTMLHeadingElement>(null)
    useIsomorphicLayoutEffect(() => heading.current?.focus(), [])
    return (
        <section className="store-info stack">
            <div>
                <Button look="quiet" onClick={onBack}>
                    <Icon name="chevron-left" />
                    {formatMessage(resultMessages.back)}
                </Button>
            </div>
            <h2 ref={heading} tabIndex={-1}>
                {store.name}
            </h2>
            <StoreFacts store={store} />
            <ChooseButton store={store} />
            <ChangeWarning />
            <Link to={storePath(store)}>{formatMessage(infoMessages.page)}</Link>
        </section>
    )
}

export type StoreResultsProps = {
    stores: readonly Store[]
    zip: string | null
    /** How many are shown at first. */
    shown: number
}

/** The stores that were found: their list and map, or one of them [STORE-016]. */
export const StoreResults = ({stores, zip, shown}: StoreResultsProps) => {
    const [steps, setSteps] = useState(Math.max(1, Math.ceil(shown / storesPerStep)))
    const [info, setInfo] = useState<Store | null>(null)
    if (info) {
        const back = () => {
            flushSync(() => setInfo(null))
            document.getElementById(`info-${info.id}`)?.focus()
        }
        return <StoreInfoView store={info} onBack={back} />
    }
    return <StoreList stores={stores} zip={zip} steps={steps} onSteps={setSteps} onInfo={setInfo} />
}
