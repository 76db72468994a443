import {useState} from 'react'
import {useIntl} from 'react-intl'
import type {Line} from '@app/commerce/basket/basket'
import {useBasketActions} from '@app/commerce/basket/basket-context'
import {shortLines} from '@app/domain/basket/basket'
import {Button, ButtonLink} from '@app/ui/button/button'
import {Notice} from '@app/ui/feedback/notice'
import {blockerMessages, unavailableMessages as texts} from '../frame/messages'

/** Removes lines that are not available and lowers quantities to the stock; reports a failure. */
const useTakingOut = (lines: readonly Line[]) => {
    const {changeQuantity, removeLine} = useBasketActions()
    const [isChanging, setChanging] = useState(false)
    const [hasFailed, setFailed] = useState(false)
    const takeOut = async (): Promise<void> => {
        setChanging(true)
        setFailed(false)
        try {
            for (const {line, left} of shortLines(lines)) {
                await (left > 0 ? changeQuantity(line.id, left) : removeLine(line.id))
            }
        } catch {
            setFailed(true)
        }
        setChanging(false)
    }
    return {takeOut, isChanging, hasFailed}
}

/** The lines of the cart that are not available, by name, and the button to continue with the rest [CART-023]. */
export const UnavailableLines = ({lines}: {lines: readonly Line[]}) => {
    const {formatMessage} = useIntl()
    const {takeOut, isChanging, hasFailed} = useTakingOut(lines)
    const {title, action} = blockerMessages.unavailable
    return (
        <section className="checkout__blocker" aria-labelledby="checkout-blocker">
            <h1 id="checkout-blocker">{formatMessage(title)}</h1>
            <ul className="checkout__sentences">
                {shortLines(lines).map(({line: {id, name, quantity}, left}) => (
                    <li key={id}>
                        {left > 0
                            ? formatMessage(texts.fewer, {name, left, quantity})
                            : formatMessage(texts.gone, {name})}
                    </li>
                ))}
            </ul>
            <p>{formatMessage(texts.text)}</p>
            {hasFailed ? <Notice tone="error">{formatMessage(texts.failed)}</Notice> : null}
            <Button pending={isChanging} onClick={() => void takeOut()}>
                {formatMessage(texts.goOn)}
            </Button>
            <ButtonLink look="quiet" to="/cart" prefetch={false}>
                {formatMessage(action)}
            </ButtonLink>
        </section>
    )
}
