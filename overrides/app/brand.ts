import type {Brand} from '../../app/brand'

export const brand: Brand = {
    name: 'Homeward Rent-to-Own',
    description:
        'A rent-to-own store for furniture, appliances, electronics and computers, with stores in the United States. A shopper rents an item, and owns it after the last payment.',
    signInService: 'Homeward ID',
    themeColor: '#0f5445',
    affiliate: {name: 'Northland Home', address: 'https://www.northlandhome.example/'}
}
