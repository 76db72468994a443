import {useIntl} from 'react-intl'
import {usePending} from '@app/lib/browser/navigation-state'
import {Button} from '@app/ui/button/button'
import {Dialog} from '@app/ui/overlay/dialog'
import {messages} from '../messages'
import {ChosenFilters} from './chosen-filters'
import {Facets, type ListingFiltersProps} from './facets'

export type FilterSheetProps = ListingFiltersProps & {
    onClose: () => void
    /** What gets the focus when the sheet closes. */
    focusAfter: () => HTMLElement | null
}

/**
 * The filters over the products of a phone. Each takes effect at once, and the button says how many products are left;
 * so closing the sheet is all that it does.
 */
export const FilterSheet = ({total, onClose, focusAfter, ...props}: FilterSheetProps) => {
    const {formatMessage} = useIntl()
    const isPending = usePending()
    return (
        <Dialog
            open
            size="cover"
            title={formatMessage(messages.filters)}
            onClose={onClose}
            focusAfter={focusAfter}
            footer={
                <>
                    {/* Beside the button: browsers take no name from a status inside of it. */}
                    <span role="status" className="visually-hidden">
                        {formatMessage(messages.count, {total})}
                    </span>
                    <Button wide aria-busy={isPending} onClick={onClose}>
                        {formatMessage(messages.showItems, {total})}
                    </Button>
                </>
            }
        >
            <ChosenFilters {...props} />
            <Facets {...props} />
        </Dialog>
    )
}
