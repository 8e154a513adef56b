import { stageLabel, subjectAddress } from './job-labels';
import { JOBS_STATE, jobsVariables, writeJobsState } from './jobs-state';

it('leads to the run of an import, to the exports, and nowhere for other jobs', () => {
  expect(subjectAddress({ kind: 'import-apply', subjectId: 'r1' })).toBe('/admin/excel-ice-aktar/r1');
  expect(subjectAddress({ kind: 'catalog-export', subjectId: 'e1' })).toBe('/admin/excel-ice-aktar#katalog');
  expect(subjectAddress({ kind: 'verify', subjectId: 'r1' })).toBeUndefined();
});

it('names the parts of a job that the panel knows', () => {
  expect(stageLabel('reading')).toBe('Dosya okunuyor');
  expect(stageLabel('writing')).toBe('Dosya yazılıyor');
  expect(stageLabel('polishing')).toBeUndefined();
  expect(stageLabel(null)).toBeUndefined();
});

it('reads from the address which jobs are asked for, and writes it back', () => {
  const state = JOBS_STATE.parse(new URLSearchParams('durum=basarisiz&sayfa=3'));
  expect(state).toEqual({ status: 'FAILED', kind: 'hepsi', page: 3 });
  expect(writeJobsState(state).toString()).toBe('durum=basarisiz&sayfa=3');
  expect(jobsVariables(state)).toEqual({ filter: { statuses: ['FAILED'] }, skip: 50, take: 25 });
});

it('asks for the jobs of one kind, and for all where it does not know the kind', () => {
  const asked = (address: string) => jobsVariables(JOBS_STATE.parse(new URLSearchParams(address))).filter;
  expect(asked('tur=import-plan')).toEqual({ kinds: ['import-plan'] });
  expect(asked('tur=ucurma')).toEqual({});
});

it('asks for all jobs by an address that says nothing it knows', () => {
  const state = JOBS_STATE.parse(new URLSearchParams('durum=ucuyor'));
  expect(writeJobsState(state).toString()).toBe('');
  expect(jobsVariables(state)).toEqual({ filter: {}, skip: 0, take: 25 });
});
