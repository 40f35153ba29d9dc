export { Card, type CardLink, type CardProps } from './Card.tsx'
