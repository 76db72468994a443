import type {AddOnMessage} from '@app/domain/discount/add-on-message'
import type {RentPrice} from '@app/domain/pricing/rent-price'
import type {DeliveryLabel} from '@app/domain/stock/delivery-label'
import type {InventorySource} from '@app/domain/stock/inventory-source'
import type {StockStatus} from '@app/domain/stock/stock-status'

export type TileColour = {name: string; hex: string}

/** What a tile shows of a product [PLP-016]. */
export type ProductTileModel = {
    id: string
    name: string
    brand: string | null
    /** Of the product's page, without locale prefix. */
    path: string
    image: {link: string} | null
    /** A second view, fetched and shown when a mouse rests on the tile. */
    alternateImage: {link: string} | null
    /** Null where there is no whole price for the shopper's store: then none is shown (D-07). */
    price: RentPrice | null
    badges: readonly string[]
    stock: StockStatus
    source: InventorySource | null
    delivery: DeliveryLabel | null
    colours: readonly TileColour[]
    addOn?: AddOnMessage
}
