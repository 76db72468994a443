import {useStorePromotions} from '@app/commerce/context/store-promotions'
import {OwnData} from '@app/routing/data/own-data'

/** The browser's suggestions for the field: the codes that are valid at the shopper's store; empty until they are loaded. */
export const StoreCodes = ({id, storeId}: {id: string; storeId: string}) => (
    <OwnData useData={useStorePromotions} given={storeId}>
        {(codes) => (
            <datalist id={id}>
                {(codes.state === 'ready' ? codes.value : []).map((code) => (
                    <option key={code} value={code} />
                ))}
            </datalist>
        )}
    </OwnData>
)
