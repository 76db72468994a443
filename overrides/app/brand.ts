import type {Brand} from '../../app/brand'

export const brand: Brand = {
    name: 'Homeward Rent-to-Own',
    signInService: 'Homeward ID',
    themeColor: '#0f5445',
    affiliate: {name: 'Northland Home', address: 'https://www.northlandhome.example/'}
}
