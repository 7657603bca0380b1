'use client';
import { LinkProvider } from '@switchboard/ui/components/actions/Link';
import Link from 'next/link';

export const Links = ({ children }) => <LinkProvider component={Link}>{children}</LinkProvider>;
