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
                <Button wide aria-busy={isPending} onClick={onClose}>
                    <span role="status">{formatMessage(messages.showItems, {total})}</span>
                </Button>
            }
        >
            <ChosenFilters {...props} />
            <Facets {...props} />
        </Dialog>
    )
}
