import {useEffect, useRef} from 'react'
import {useIntl} from 'react-intl'
import type {Store} from '@app/commerce/stores/store'
import {storePath} from '@app/domain/store/place/store-path'
import {Link} from '@app/routing/links/link'
import {Button} from '@app/ui/button/button'
import {Icon} from '@app/ui/picture/icon/icon'
import {ChangeWarning} from '../choice/change-warning'
import {ChooseButton} from '../choice/choose-button'
import {infoMessages, resultMessages} from '../messages'
import {StoreFacts} from './store-facts'

export type StoreInfoViewProps = {store: Store; onBack: () => void}

/** One store in the place of the list, until the shopper goes back to it [STORE-016]. */
export const StoreInfoView = ({store, onBack}: StoreInfoViewProps) => {
    const {formatMessage} = useIntl()
    const heading = useRef<HTMLHeadingElement>(null)
    useEffect(() => heading.current?.focus(), [])
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
