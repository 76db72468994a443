import type {Tile} from '../products/product'

export type ContentPicture = {link: string; alt: string; width: number; height: number}
export type ContentAnchor = {label: string; href: string}

/** The blocks that content pages are made of (G-60); an unknown type is left out. */
export type Block =
    | {
          type: 'hero'
          heading: string
          text: string
          image: ContentPicture
          action: ContentAnchor | null
          secondAction: ContentAnchor | null
      }
    | {
          type: 'shop-by-category'
          heading: string
          shopAll: ContentAnchor | null
          categoryIds: string[]
      }
    | {type: 'product-scroller'; heading: string; tiles: Tile[]; more: ContentAnchor | null}
    | {type: 'promise'; heading: string; points: {icon: string; heading: string; text: string}[]}
    | {
          type: 'banner'
          heading: string
          text: string
          image: ContentPicture | null
          action: ContentAnchor | null
      }
    | {type: 'rich-text'; html: string}
    | {type: 'link-list'; heading: string; links: ContentAnchor[]}
    | {type: 'contact-tile'; heading: string; text: string; action: ContentAnchor | null}
